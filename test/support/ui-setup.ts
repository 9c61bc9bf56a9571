import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { FakeIntersection } from '../ui/support/fake-intersection'

Object.assign(globalThis, { IntersectionObserver: FakeIntersection })

// What is fetched late is waited for as long as a slow machine takes.
configure({ asyncUtilTimeout: 15_000 })

// Testing Library unmounts by itself only where the runner's functions are globals.
afterEach(cleanup)
