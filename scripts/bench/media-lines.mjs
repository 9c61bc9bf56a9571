import { line, ms, times } from './report-table.mjs'

/** @typedef {import('./report-table.mjs').Line} Line */

/** @param {Awaited<ReturnType<typeof import('./rain-rows.mjs').measureRain>>} rain @returns {Line[]} */
export const rainLines = ({ p95, worst }) => [
  line(
    'bubble rain of 300 at 4× CPU: p95 / worst frame',
    '≤ 16.7 ms',
    `${ms(p95)} / ${ms(worst)}`,
    '',
    '',
    p95 <= 16.8,
  ),
]

/** @param {Awaited<ReturnType<typeof import('./gift-rows.mjs').measureGifts>>} gifts @returns {Line[]} */
export const giftLines = ({ rates, contexts, grown }) => [
  ...rates.map(({ fps, plain, ours }) =>
    line(
      `gift of 480×854 at ${fps} fps: frames drawn`,
      '≥ 0.98 of a plain video',
      String(ours),
      String(plain),
      times(ours / plain),
      ours / plain >= 0.98,
    ),
  ),
  line(
    '200 gifts in a row: WebGL contexts / heap growth over the last 180',
    '1 / no goal',
    `${contexts} / ${grown.toFixed(1)} MB`,
    '',
    '',
    contexts === 1,
  ),
]

/** @param {Awaited<ReturnType<typeof import('./room-rows.mjs').measureRooms>>} rooms @returns {Line[]} */
export const roomLines = ({ firstSound, negotiation, rejoin, wasSilent }) => [
  line('room: entry to the first audible sound, loopback', '≤ 1.0 s', ms(firstSound), '', '', firstSound <= 1_000),
  line('room: WebRTC negotiation', '≤ 300 ms', ms(negotiation), '', '', negotiation <= 300),
  line(
    'room: rejoin after a network cut of 3 s; a muted speaker stays silent',
    '≤ 3 s',
    `${ms(rejoin)}; ${wasSilent ? 'silent' : 'heard'}`,
    '',
    '',
    rejoin <= 3_000 && wasSilent,
  ),
]

/** @param {Awaited<ReturnType<typeof import('./space-rows.mjs').measureSpaces>>} spaces @returns {Line[]} */
export const spaceLines = ({ firstSound, keys, back, frames }) => [
  line(
    'full room: press on Join to the first sound, two browsers and a server',
    '≤ 1.0 s',
    ms(firstSound),
    '',
    '',
    firstSound <= 1_000,
  ),
  line('keys a host needs to let a guest speak', '≤ 2 keys', String(keys), '', '', keys <= 2),
  line(
    'full room: rejoin after a network cut of 3 s, missed changes shown; a muted guest stays muted',
    '≤ 3 s',
    `${ms(back.ms)}; ${back.isMuted ? 'muted' : 'not'}`,
    '',
    '',
    back.ms <= 3_000 && back.isMuted,
  ),
  line(
    '200 listeners, 20 on stage, some speaking, 4× CPU: p95 / worst frame',
    '≤ 16.7 ms',
    `${ms(frames.p95)} / ${ms(frames.worst)} (${frames.over} of 960 over)`,
    '',
    '',
    frames.p95 <= 16.8,
  ),
]

/** @param {Awaited<ReturnType<typeof import('./call-rows.mjs').measureCalls>>} calls @returns {Line[]} */
export const callLines = ({ ring, sound }) => [
  line(
    'call: press on Call to the ring on the other side: median / worst',
    '≤ 300 ms',
    `${ms(ring.median)} / ${ms(ring.worst)}`,
    '',
    '',
    ring.worst <= 300,
  ),
  line(
    'call: press on Answer until both are audible: median / worst',
    '≤ 1.0 s',
    `${ms(sound.median)} / ${ms(sound.worst)}`,
    '',
    '',
    sound.worst <= 1_000,
  ),
]
