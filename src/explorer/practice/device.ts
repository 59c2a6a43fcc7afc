import { get, update } from 'idb-keyval'
import { databaseOf, heardBetweenTabs } from '../device/database.ts'
import { AnswerStore, type Keeper } from './store.ts'

/** Name of the database, and of the channel by which tabs tell each other that something was written. */
const name = 'reckoning-practice'
const key = 'answers'

function database(): Keeper {
  const inDatabase = databaseOf(name, 'answers')
  return {
    read: () => inDatabase((store) => get(key, store)),
    change: (to) => inDatabase((store) => update(key, to, store)),
  }
}

let store: AnswerStore | undefined

/** The answers of this device. */
export function answersOfDevice(): AnswerStore {
  if (store) return store
  const tell = heardBetweenTabs(name, () => void made.refresh())
  const made = new AnswerStore(database(), tell)
  store = made
  void made.refresh()
  return made
}
