import { makeFaults } from './adapters/faults/make-faults'
import { install as installDrawer } from './ui/features/log-drawer/install'

type Parts = Parameters<typeof installDrawer>

/** Adds the tools of builds for developers: the drawer with the log, and faults. */
export const install = (app: Parts[0], languageOf: Parts[1]): void => {
  installDrawer(app, languageOf, makeFaults())
}
