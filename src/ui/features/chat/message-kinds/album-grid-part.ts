import { lazyModule } from '../../../components/lazy-module'

/** The pictures of an album. The list of attached files preloads it, because the person may send without a network. */
export const albumGrid = lazyModule(() => import('./parts/AlbumGrid'))
