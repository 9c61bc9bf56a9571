import { lazyModule } from '../../components/lazy-module'

/** The parts that draw unsent pictures. The list of attached files preloads them, so they draw without a network too. */
export const pendingUpload = lazyModule(() => import('./PendingUpload'))
export const albumGrid = lazyModule(() => import('../chat/message-kinds/parts/AlbumGrid'))
