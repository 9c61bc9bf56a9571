import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { HandSight } from '../ui/support/sight'

Object.assign(globalThis, { IntersectionObserver: HandSight })

// What is fetched late is waited for as long as a slow machine takes.
configure({ asyncUtilTimeout: 15_000 })

// Testing Library unmounts by itself only where the runner's functions are globals.
afterEach(cleanup)
