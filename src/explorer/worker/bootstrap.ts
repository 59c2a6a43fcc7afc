import { awaitScript } from './await-script.ts'

/*
 * A worker that knows no game yet. The first thing it is told is the address of a script of the page that does:
 * so it runs on the very files that the page has loaded, instead of a second copy of the rules.
 */

awaitScript((address) => import(/* @vite-ignore */ address))
