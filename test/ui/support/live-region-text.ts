import { vi, type Mock } from 'vitest'

export const liveRegionText = (): Mock<() => void> => vi.fn<() => void>()
