/** The kinds of situation of which odds are always shown. Nobody would wait for those of a whole turn or round. */
export const liveKinds = [
  'duel',
  'intimidation',
  'shooting',
  'robbery',
  'purchase',
  'building-fight',
  'final-duel',
] as const
export type LiveKind = (typeof liveKinds)[number]
