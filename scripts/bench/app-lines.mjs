import { against, line, ms, times } from './report-table.mjs'

/** @typedef {import('./report-table.mjs').Line} Line */

/**
 * @param {Awaited<ReturnType<typeof import('./list-rows.mjs').measureList>>} ours
 * @param {Awaited<ReturnType<typeof import('./list-rows.mjs').measureList>>} floor
 * @returns {Line[]}
 */
export const listLines = (ours, floor) => [
  against('open 100,000 to painted bottom', ours.open100k, floor.open100k, 1.5),
  line(
    'open 1,000, of the 100,000 figure',
    '≥ 0.8',
    ms(ours.open1k),
    ms(floor.open1k),
    times(ours.open1k / ours.open100k),
    ours.open1k / ours.open100k >= 0.8,
  ),
  line(
    'load 100,000 in pages of 1,000: port, log, machine, fold',
    'no goal',
    ms(ours.filled),
    '',
    `${Math.round(100_000 / ours.filled)} messages per ms`,
    null,
  ),
  against('live append in 100,000, CPU', ours.append100k, floor.append100k, 1.2),
  line(
    'live append, growth from 1,000 to 100,000',
    '≤ 1.1',
    ms(ours.append1k),
    ms(floor.append1k),
    times(ours.append100k / ours.append1k),
    ours.append100k / ours.append1k <= 1.1,
  ),
  against('burst of 1,000 frames, CPU', ours.burst.cpu, floor.burst.cpu, 0.5),
  line(
    'burst of 1,000 frames, longest task',
    '≤ 50 ms',
    ms(ours.burst.longest),
    ms(floor.burst.longest),
    '',
    ours.burst.longest <= 50,
  ),
  line(
    'prepend of 50 while reading, late heights: worst / final shift',
    '≤ 1 / 0 px',
    `${ours.shift.worst.toFixed(1)} / ${ours.shift.final.toFixed(1)} px`,
    `${floor.shift.worst.toFixed(1)} / ${floor.shift.final.toFixed(1)} px`,
    '',
    ours.shift.worst <= 1 && ours.shift.final < 0.5,
  ),
  line(
    'scroll 50 screens up: p95 frame',
    '≤ 16.7 ms',
    ms(ours.scroll.p95),
    ms(floor.scroll.p95),
    times(ours.scroll.p95 / floor.scroll.p95),
    ours.scroll.p95 <= 16.8,
  ),
  line(
    'scroll 50 screens up: dropped / blank of 300',
    '≤ 2 / 0',
    `${ours.scroll.dropped} / ${ours.scroll.blank}`,
    `${floor.scroll.dropped} / ${floor.scroll.blank}`,
    '',
    ours.scroll.dropped <= 2 && ours.scroll.blank === 0,
  ),
  against('switch conversation', ours.swap, floor.swap, 2),
  line(
    'heap of an open 100,000 above an open 1,000',
    '≤ 3 MB',
    `${(ours.heap100k - ours.heap1k).toFixed(1)} MB`,
    `${(floor.heap100k - floor.heap1k).toFixed(1)} MB`,
    times((ours.heap100k - ours.heap1k) / (floor.heap100k - floor.heap1k)),
    ours.heap100k - ours.heap1k <= 3,
  ),
]

/** @param {Awaited<ReturnType<typeof import('./live-rows.mjs').measureLive>>} live @returns {Line[]} */
export const liveLines = ({ replay1k, replay20k, write, restore, live, storm }) => {
  const growth = replay20k.machines / 20_000 / (replay1k.machines / 1_000)
  return [
    line(
      'replay of 20,000 entries, all machines',
      '≤ 1.2 s',
      ms(replay20k.machines),
      '',
      '',
      replay20k.machines <= 1_200,
    ),
    line('replay of 20,000, only the chat reducer', 'no goal', ms(replay20k.chat), '', '', null),
    line('replay of 20,000, only the fold of chat data', '≤ 150 ms', ms(replay20k.fold), '', '', replay20k.fold <= 150),
    line(
      'replay, growth of the cost per entry from 1,000 to 20,000',
      '≤ 1.1',
      `${(replay20k.machines / 20).toFixed(0)} µs`,
      `${replay1k.machines.toFixed(0)} µs`,
      times(growth),
      growth <= 1.1,
    ),
    line(
      'live path: socket, decode, log, fold; 20,000 frames',
      '≥ 0.7 of bare',
      ms(live.ours),
      ms(live.floor),
      times(live.floor / live.ours),
      live.floor / live.ours >= 0.7,
    ),
    line(
      'log write, 20,000 entries in blocks of 1,000',
      '≥ 0.8 of packed',
      ms(write.ours),
      ms(write.floor),
      times(write.floor / write.ours),
      write.floor / write.ours >= 0.8,
    ),
    line(
      'cold restore of 20,000: read from the store',
      '≥ 0.8 of packed',
      ms(restore.read),
      ms(restore.floor),
      times(restore.floor / restore.read),
      restore.floor / restore.read >= 0.8,
    ),
    line(
      'cold restore of 20,000: read, decoded, folded; longest task',
      'in slices under 50 ms',
      `${ms(restore.folded)}; ${ms(restore.longest)}`,
      '',
      '',
      restore.longest <= 50,
    ),
    line(
      '10,000 frames a second for 10 s: longest task',
      'none over 50 ms',
      `${ms(storm.longest)} (${storm.count} over 50 ms)`,
      '',
      `${storm.facts} facts`,
      storm.count === 0,
    ),
    line(
      '10,000 frames a second for 10 s: messages in the state',
      '100,000',
      String(storm.size),
      '',
      '',
      storm.size === 100_000,
    ),
  ]
}

/** @param {Awaited<ReturnType<typeof import('./load-rows.mjs').measureLoad>>} load @returns {Line[]} */
export const loadLines = ({ signIn, group, slow, restore, journey, upload, cards }) => [
  line('first-load JS of /sign-in, gzip', '≤ 205 kB', `${signIn.toFixed(0)} kB`, '162 kB', '', signIn <= 205),
  line('first-load JS of /group, gzip', '≤ 235 kB', `${group.toFixed(0)} kB`, '162 kB', '', group <= 235),
  ...['/group', '/group/:key', '/message', '/space'].map((page, at) => {
    const { fcp = 0, lcp = 0, tbt = 0, longest = 0 } = slow[at] ?? {}
    const goal = page === '/group' ? { lcp: 1_200, tbt: 100 } : { lcp: 1_500, tbt: 150 }
    return line(
      `${page}, first visit at 4× CPU, Fast 4G: FCP / LCP / TBT; longest task`,
      `≤ 600 / ${goal.lcp} / ${goal.tbt} ms; 50 ms`,
      `${ms(fcp)} / ${ms(lcp)} / ${ms(tbt)}; ${ms(longest)}`,
      '',
      '',
      fcp <= 600 && lcp <= goal.lcp && tbt <= goal.tbt && longest <= 50,
    )
  }),
  line(
    'key or click to next paint, 4× CPU: p95 / worst',
    '≤ 100 / 200 ms',
    `${ms(journey.p95)} / ${ms(journey.worst)} of ${journey.count}`,
    '',
    '',
    journey.p95 <= 100 && journey.worst <= 200,
  ),
  line(
    'restore after reload, to the groups',
    '≤ 0.5 of a cold first load',
    ms(restore.warm),
    ms(restore.cold),
    times(restore.warm / restore.cold),
    restore.warm / restore.cold <= 0.5,
  ),
  line(
    'first upload in a page, a video of 10 MB: longest task',
    'none over 50 ms',
    `${ms(upload.longest)} (${upload.count} over 50 ms)`,
    '',
    '',
    upload.count === 0,
  ),
  line(
    'group centre with 60 cards, scrolled at 4× CPU: longest frame',
    'none over 50 ms',
    `${ms(cards.worst)} (${cards.over} of 240 over 50 ms)`,
    '',
    '',
    cards.over === 0,
  ),
]

/** @param {Awaited<ReturnType<typeof import('./bot-rows.mjs').measureBots>>} figures @returns {Line[]} */
export const botLines = ({ typical, worst }) => [
  line(
    'a bot’s HTTP answer to its text in an open chat, loopback: typical / worst',
    '≤ 300 ms',
    `${ms(typical)} / ${ms(worst)}`,
    '',
    '',
    worst <= 300,
  ),
]

/** @param {Awaited<ReturnType<typeof import('./profile-rows.mjs').measureProfiles>>} figures @returns {Line[]} */
export const profileLines = ({ chart, profile }) => [
  line(
    'a chart of 180 points at 4× CPU: press to ready / key to next paint',
    '≤ 100 ms',
    `${ms(chart.shown)} / ${ms(chart.key)}`,
    '',
    '',
    chart.shown <= 100 && chart.key <= 100,
  ),
  line(
    'open a profile from a chat, to its first frame: first / later',
    '≤ 150 ms',
    `${ms(profile.first)} / ${ms(profile.later)}`,
    '',
    '',
    profile.first <= 150 && profile.later <= 150,
  ),
  line(
    'open a profile from a chat: layout shift in the next two seconds',
    '≤ 0.05',
    profile.shift.toFixed(3),
    '',
    '',
    profile.shift <= 0.05,
  ),
]

/**
 * @param {Awaited<ReturnType<typeof import('./board-rows.mjs').measureBoard>>} board
 * @param {Awaited<ReturnType<typeof import('./board-rows.mjs').measureLooper>>} looper
 * @returns {Line[]}
 */
export const boardLines = (board, looper) => [
  line(
    'sort a table of 10,000 communities, press to paint: by number / by name',
    '≤ 100 ms',
    `${ms(board.figures)} / ${ms(board.names)}`,
    '',
    '',
    board.figures <= 100 && board.names <= 100,
  ),
  line(
    'scroll a table of 10,000 communities 50 screens: p95 frame; rows in the DOM',
    '≤ 16.7 ms',
    `${ms(board.p95)}; ${board.rows}`,
    '',
    '',
    board.p95 <= 16.8,
  ),
  line(
    'open the owners’ area, press to menu and skeleton: first / later',
    '≤ 300 ms',
    `${ms(looper.first)} / ${ms(looper.later)}`,
    '',
    '',
    looper.first <= 300 && looper.later <= 300,
  ),
  line(
    'open the owners’ area: layout shift in the next two seconds',
    '≤ 0.05',
    looper.shift.toFixed(3),
    '',
    '',
    looper.shift <= 0.05,
  ),
]

/** @param {Awaited<ReturnType<typeof import('./group-rows.mjs').openMembers>>} members @returns {Line[]} */
export const memberLines = ({ few, many }) => [
  line(
    'open the member list of 100,000, compared with 100',
    '≤ 1.1 ×',
    ms(many),
    ms(few),
    times(many / few),
    many / few <= 1.1,
  ),
]

/** @param {Awaited<ReturnType<typeof import('./chaos-row.mjs').measureStorms>>} storms @returns {Line[]} */
export const stormLines = ({ seconds, sample, failed }) => [
  line(
    `10,000 chaos schedules, extrapolated from ${sample}; failed`,
    '≤ 180 s; none',
    `${seconds.toFixed(0)} s; ${failed}`,
    '',
    '',
    seconds <= 180 && failed === 0,
  ),
]
