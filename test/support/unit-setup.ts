import { afterAll, vi } from 'vitest'
import { loadOldFormats } from '../../src/domain/event-log'

// Tests write stored data of earlier versions. The app loads this code when it reads such data.
await loadOldFormats()

// A module that is still loading when its file ends would stay broken for all later files of the worker.
afterAll(() => vi.dynamicImportSettled())
