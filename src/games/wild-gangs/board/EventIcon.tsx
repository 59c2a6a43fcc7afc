import type { EventCard } from '../components.ts'

/** One line drawing per event card, on a field of 32 by 32 around its middle. */
const strokes: Readonly<Record<EventCard, string>> = {
  // A signpost with two boards that point opposite ways.
  sign: 'M0-15v30M-4 15h8M-2-13h-9l-4 4l4 4h13zM-2-2h11l4 4l-4 4h-11z',
  // A spoked wheel.
  coach:
    'M0-14a14 14 0 1 1 0 28a14 14 0 1 1 0-28M0-4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M0-14v10M0 4v10M-14 0h10M4 0h10M-10-10l7 7M10 10l-7-7M10-10l-7 7M-10 10l7-7',
  // A six-pointed star with balls at its points.
  sheriff: 'M0-13l3.8 6.5h7.5l-3.8 6.5l3.8 6.5h-7.5l-3.8 6.5l-3.8-6.5h-7.5l3.8-6.5l-3.8-6.5h7.5z',
  // A smaller star in a ring.
  deputy:
    'M0-14a14 14 0 1 1 0 28a14 14 0 1 1 0-28M0-8l2.2 5.2l5.6.5l-4.3 3.7l1.3 5.5l-4.8-2.9l-4.8 2.9l1.3-5.5l-4.3-3.7l5.6-.5z',
  // A tied bag of money.
  hidden:
    'M-4-8c-14 8-12 22-4 22h8c8 0 10-14-4-22zM-6-14l2 6h8l2-6c-4 2-8 2-12 0zM0-2v12M3 0c-6-2-8 3-3 4s3 6-3 4',
  // A heart.
  seduction: 'M0 13c-18-12-16-26-7-26c5 0 7 5 7 5s2-5 7-5c9 0 11 14-7 26z',
  // A pair of cards.
  poker: 'M-13-9l13-5l8 20l-13 5zM1-9l11 2l-3 20l-9-1.5M-3-6v0M-5-3l3 4l1-5z',
  // A gun of many barrels on its wheels.
  mg: 'M-15-6h20M-15-2h20M-15 2h20M5-9h9v14h-9zM0 5l-6 9M3 5l6 9M-15-8v12',
  // A barrel with its fuse.
  keg: 'M-9-8h18c4 7 4 14 0 22h-18c-4-8-4-15 0-22zM-11-3h22M-11 9h22M0-8c0-6 5-2 6-8',
}

/** The drawing of an event, in the middle of its card. */
export function EventIcon({ event, x, y }: { event: EventCard; x: number; y: number }) {
  return <path class="event-icon" d={strokes[event]} transform={`translate(${x} ${y})`} />
}
