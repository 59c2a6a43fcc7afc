/* The script of the file of a game, which is also that of its workers. */

void ('document' in globalThis ? import('./game-page.ts') : import('./work.ts'))
