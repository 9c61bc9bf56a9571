import type { BubbleKind } from '../../../domain/bubble'

/** The colours of a kind of bubble: glow and rim of the bubble; middle, light and dark tone of the gem. */
export interface GemColors {
  readonly glow: string
  readonly rim: string
  readonly middle: string
  readonly light: string
  readonly dark: string
}

export const GEMS: Readonly<Record<BubbleKind, GemColors>> = {
  gem: { glow: '#9fb2ff', rim: '#b9c6ff', middle: '#8a93ff', light: '#e3e6ff', dark: '#5b60d8' },
  gem1: { glow: '#8ff0dc', rim: '#b8fff0', middle: '#54d1b8', light: '#e0fff7', dark: '#1f9483' },
  gem2: { glow: '#ffe0a3', rim: '#fff0cf', middle: '#f8c14f', light: '#fff8e1', dark: '#cc8a1e' },
  gem3: { glow: '#ffc2dd', rim: '#ffd9ea', middle: '#f57fb3', light: '#fff0f6', dark: '#c24684' },
  bomb: { glow: '#9aa0b8', rim: '#c6cade', middle: '#454963', light: '#8b90ad', dark: '#ff8a4a' },
}

interface Shape {
  readonly d: string
  readonly tone: 'middle' | 'light' | 'dark'
  readonly alpha: number
}
interface Stroke {
  readonly d: string
  readonly color: string
  readonly width: number
  readonly alpha: number
}

/** The shapes of a gem, with coordinates in a square of 100. */
export const STONE: readonly Shape[] = [
  { d: 'M36 36h28l12 14-26 28-26-28z', tone: 'middle', alpha: 1 },
  { d: 'M36 36h28l-6 14H42z', tone: 'light', alpha: 1 },
  { d: 'M24 50h18l8 28z', tone: 'dark', alpha: 1 },
  { d: 'M58 50h18L50 78z', tone: 'dark', alpha: 0.75 },
  { d: 'M42 50h16l-8 28z', tone: 'light', alpha: 0.8 },
]
export const BOMB: readonly Shape[] = [
  { d: 'M28 56a20 20 0 1 0 40 0a20 20 0 1 0 -40 0z', tone: 'middle', alpha: 1 },
  { d: 'M75 27a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', tone: 'dark', alpha: 1 },
]
export const FUSE: readonly Stroke[] = [
  { d: 'M28 56a20 20 0 1 0 40 0a20 20 0 1 0 -40 0z', color: '#8b90ad', width: 2, alpha: 1 },
  { d: 'M60 40l8-8', color: '#8b90ad', width: 7, alpha: 1 },
  { d: 'M68 32q4-6 10-4', color: '#c9a26b', width: 3, alpha: 1 },
  { d: 'M36 48a14 14 0 0 1 8-7', color: '#ffffff', width: 3, alpha: 0.6 },
]
export const SHINE: readonly Stroke[] = [
  { d: 'M17 41A36 36 0 0 1 46 15', color: '#ffffff', width: 5.5, alpha: 0.9 },
  { d: 'M84 60A36 36 0 0 1 62 84', color: '#ffffff', width: 2.5, alpha: 0.5 },
]
export const BACK = '#0d0b1e'
