import { defer } from 'rxjs'
import type { FileStore } from '../../application/ports/file-store'
import { faultSeam } from './fault-seam'

/** A file store whose uploads pass the levers. */
export const filesThroughSeam = (store: FileStore): FileStore => ({
  ...store,
  put: (order) => defer(() => (faultSeam.levers?.files(store) ?? store).put(order)),
})
