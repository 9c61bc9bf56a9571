import { afterAll, vi } from 'vitest'

// A module that is still loading when its file ends would stay broken for all later files of the worker.
afterAll(() => vi.dynamicImportSettled())
