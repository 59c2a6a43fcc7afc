/* A page of the file of a game. It has to stand before the scripts of the site that look for something in it. */
import './write-page.ts'
import '../../layout/lamp.ts'
import '../../clauses/learn-or-full.ts'
import '../../clauses/term-card.ts'
import '../../scenarios/filter.ts'
import '../../scenarios/present.ts'
import '../../practice/known.ts'
import '../../learn/print-sheet.ts'
import { islands } from './islands.tsx'
import { mountIslands } from './mount-islands.ts'
import { mountSearch } from './Search.tsx'

mountIslands(islands)
mountSearch()
