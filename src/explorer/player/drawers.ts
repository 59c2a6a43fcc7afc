/* What can be done with a case beyond stepping through it; each part is loaded when it is first opened. */

export const loadOdds = async () => (await import('./OddsPanel.tsx')).OddsPanel
export const loadCaseOdds = async () => (await import('./OddsTable.tsx')).CaseOddsView
export const loadHint = async () => (await import('./HintPanel.tsx')).HintPanel
export const loadQuestion = async () => (await import('./Question.tsx')).QuestionView
export const loadGuess = async () => (await import('./Guess.tsx')).GuessView
export const loadLastRound = async () => (await import('./Settled.tsx')).LastRound
export const loadSettled = async () => (await import('./Settled.tsx')).Settled
export const loadLive = async () => (await import('./Live.tsx')).LiveView
export const loadShare = async () => (await import('./Share.tsx')).Share
export const loadVote = async () => (await import('./Vote.tsx')).Vote
export const loadLargeWays = async () => (await import('./LargeWays.tsx')).LargeWays
/** Loads the form that alters a case, as a sheet or within a page. */
export const loadEditSheet = async () => (await import('../labs/EditSheet.tsx')).EditSheet
export const loadEditForm = async () => (await import('../labs/EditSheet.tsx')).EditForm
/** Loads the reader and writer of link fragments. */
export const loadFragments = () => import('../labs/fragment.ts')
