/** The kinds of situation of which chances are always shown. */
export const liveKinds = ['combat', 'horde', 'infection'] as const
export type LiveKind = (typeof liveKinds)[number]
