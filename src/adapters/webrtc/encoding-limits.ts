import type { SentKind } from '../wire/frames/rtc-frame'

export interface EncodingLimits {
  readonly maxBitrate: number
  readonly maxFramerate: number
  readonly scaleResolutionDownBy: number
}

/** The upload limit for all viewers together, in bits per second. Each viewer gets a separate copy of the video. */
const UPLINK = { screen: 8_000_000, camera: 4_000_000 } as const
const SCREEN_HEIGHT = 1080

const between = (least: number, n: number, most: number): number => Math.round(Math.min(most, Math.max(least, n)))

/**
 * The encoding limits for each viewer's copy. With more viewers, a screen keeps 1080 lines (SHR-4) and lowers its frame
 * rate, while a camera lowers its resolution. `height` is the height of the captured video, or `undefined` if unknown.
 */
export const encodingLimitsFor = (kind: SentKind, viewers: number, height: number | undefined): EncodingLimits => {
  const many = Math.max(1, viewers)
  if (kind === 'microphone') return { maxBitrate: 40_000, maxFramerate: 60, scaleResolutionDownBy: 1 }
  if (kind === 'screen') {
    return {
      maxBitrate: between(800_000, UPLINK.screen / many, 4_000_000),
      maxFramerate: many > 3 ? 15 : 30,
      scaleResolutionDownBy: Math.max(1, (height ?? SCREEN_HEIGHT) / SCREEN_HEIGHT),
    }
  }
  return {
    maxBitrate: between(150_000, UPLINK.camera / many, 1_500_000),
    maxFramerate: many > 4 ? 20 : 30,
    scaleResolutionDownBy: many <= 2 ? 1 : many <= 4 ? 1.5 : 2,
  }
}
