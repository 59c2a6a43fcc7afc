import { type Location, locations } from '../components.ts'

/** By the other reading, as the aid lists the places, the bank comes before the prison, too. */
const asListed: readonly Location[] = locations
  .filter((place) => !['prison', 'coach', 'bank'].includes(place))
  .toSpliced(-1, 0, 'bank', 'coach', 'prison')

/**
 * resolve.bottom-to-top: the locations from the saloon up to the bank;
 * heal.home: those at home come last.
 */
export function resolutionOrder(readings: Readonly<Record<string, string>>): readonly Location[] {
  return readings['order'] === 'as-listed' ? asListed : locations
}
