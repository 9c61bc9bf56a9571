import type { Remote, Shared, Stream } from '../../../application/ports/media-room'
import { useObservable } from '../../app/app-context'
import { useFeature } from '../../app/use-feature'

const NOBODY: readonly Remote[] = []
const NOTHING: Shared | null = null

/** The camera streams of both people. `null` while a camera is off. */
export const useCallVideos = (peer: string): { readonly own: Stream | null; readonly theirs: Stream | null } => {
  const { room } = useFeature('call').streams
  const remotes = useObservable(room.remotes$, NOBODY)
  const shared = useObservable<Shared | null>(room.shared$, NOTHING)
  return {
    own: shared?.own ?? null,
    theirs: remotes.find(({ xid, kind }) => xid === peer && kind !== 'microphone')?.stream ?? null,
  }
}
