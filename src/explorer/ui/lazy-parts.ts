/* Tools for a case beyond stepping through it; each part is loaded when it is first opened. */

export const loadOdds = async () => (await import('../odds/OddsPanel.tsx')).OddsPanel
export const loadCaseOdds = async () => (await import('../odds/OddsTable.tsx')).CaseOddsView
export const loadHint = async () => (await import('../question/HintPanel.tsx')).HintPanel
export const loadQuestion = async () => (await import('../question/Question.tsx')).QuestionView
export const loadGuess = async () => (await import('../prediction/Guess.tsx')).GuessView
export const loadLastRound = async () => (await import('../history/Recap.tsx')).LastRound
export const loadRecap = async () => (await import('../history/Recap.tsx')).Recap
export const loadLivePanel = async () => (await import('../odds/LivePanel.tsx')).LivePanel
export const loadShare = async () => (await import('../share/Share.tsx')).Share
export const loadVote = async () => (await import('../controls/ClassVote.tsx')).ClassVote
export const loadVoteBars = async () => (await import('../controls/VoteBars.tsx')).VoteBars
export const loadPresentationControls = async () =>
  (await import('../controls/PresentationControls.tsx')).PresentationControls
/** Loads what the others do in a whole game, and its end. */
export const loadCompany = async () => (await import('../company/CompanyPanel.tsx')).CompanyPanel
export const loadGameOver = async () => (await import('../company/GameOver.tsx')).GameOver
/** Loads the form that alters a case, as a sheet or within a page. */
export const loadEditSheet = async () => (await import('../labs/EditSheet.tsx')).EditSheet
export const loadEditForm = async () => (await import('../labs/EditSheet.tsx')).EditForm
/** Loads the scroll to the piece of the board that a step is about. */
export const loadShowPiece = async () => (await import('../controls/show-piece.ts')).showPiece
/** Loads the reader and writer of link fragments. */
export const loadFragments = () => import('../labs/fragment.ts')
