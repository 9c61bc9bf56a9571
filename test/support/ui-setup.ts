import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { HandSight } from '../ui/support/sight'

Object.assign(globalThis, { IntersectionObserver: HandSight })

// Testing Library unmounts by itself only where the runner's functions are globals.
afterEach(cleanup)
