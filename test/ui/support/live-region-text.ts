import { vi, type Mock } from 'vitest'

/** A callback mock. */
export const liveRegionText = (): Mock<() => void> => vi.fn<() => void>()
