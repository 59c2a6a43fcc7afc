/* The script of the file of a set, which is also that of its workers. */

void ('document' in globalThis ? import('./set-page.tsx') : import('./work.ts'))
