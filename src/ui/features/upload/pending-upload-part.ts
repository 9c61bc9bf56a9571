import { lazyModule } from '../../components/lazy-module'

/** The progress of an upload. The list of attached files preloads it, because the person may send without a network. */
export const pendingUpload = lazyModule(() => import('./PendingUpload'))
