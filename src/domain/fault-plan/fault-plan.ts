/** The ways in which a client talks to others: calls of the API, the live feed, chat, signals of rooms, stored files. */
export const CHANNELS = ['api', 'feed', 'chat', 'media', 'files'] as const
export type Channel = (typeof CHANNELS)[number]

/** The faults of a channel. Shares are percentages of its requests, frames or files. */
export interface ChannelFaults {
  /** The delay of a request, a frame or an upload, in milliseconds. */
  readonly delayMs: number
  /** The share that never arrives. */
  readonly lost: number
  /** The share that arrives twice. */
  readonly twice: number
  /** The share that arrives after later ones. */
  readonly late: number
  /** The share of requests that the server handles, but whose answer is lost. Only calls of the API have answers. */
  readonly unanswered: number
  /** The status that answers every call of the API; `null` lets the server answer. */
  readonly status: number | null
  /** Whether nothing passes. Connections close and do not open. */
  readonly isCut: boolean
}

export const MICROPHONES = ['works', 'refused', 'unplugged'] as const
export type MicrophoneFault = (typeof MICROPHONES)[number]

/** The faults that a developer build makes. An equal plan makes equal faults in any browser. */
export interface FaultPlan {
  /** Decides which requests and frames the shares hit, from 0 to 999,999. */
  readonly seed: number
  readonly channels: Readonly<Record<Channel, ChannelFaults>>
  /** By how many milliseconds the clock of the device is ahead. Negative: behind. */
  readonly clockMs: number
  readonly microphone: MicrophoneFault
  /** Whether the browser refuses to store more data. */
  readonly isDiskFull: boolean
}

const noChannelFaults: ChannelFaults = {
  delayMs: 0,
  lost: 0,
  twice: 0,
  late: 0,
  unanswered: 0,
  status: null,
  isCut: false,
}

export const noFaults: FaultPlan = {
  seed: 1,
  channels: {
    api: noChannelFaults,
    feed: noChannelFaults,
    chat: noChannelFaults,
    media: noChannelFaults,
    files: noChannelFaults,
  },
  clockMs: 0,
  microphone: 'works',
  isDiskFull: false,
}

export const withChannelFaults = (plan: FaultPlan, channel: Channel, faults: Partial<ChannelFaults>): FaultPlan => ({
  ...plan,
  channels: { ...plan.channels, [channel]: { ...plan.channels[channel], ...faults } },
})
