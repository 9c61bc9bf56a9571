import { vi, type Mock } from 'vitest'

/** Something that a view may call; a test looks at how often, and with what. */
export const liveRegionText = (): Mock<() => void> => vi.fn<() => void>()
