import { NEVER } from 'rxjs'
import type { Releases } from '../../../application/ports/browser/releases'

/** A page that hosts the server sends nothing to its host, so it never learns of a new release. */
export const noReleases: Releases = { running: null, newer$: NEVER, isServed: () => Promise.resolve(true) }
