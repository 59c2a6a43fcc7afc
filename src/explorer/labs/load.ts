/* A lab is loaded as what it is: hidden cards make it a game of seats. */

export const loadOpenLab = async () => (await import('./OpenLab.tsx')).OpenLab
export const loadGameLab = async () => (await import('./GameLab.tsx')).GameLab
