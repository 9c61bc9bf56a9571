import { concatMap, from, type Subscription } from 'rxjs'
import type { FeatureContribution } from './implement-feature'
import type { Ports } from '../ports'

type Frames = NonNullable<FeatureContribution['frames']>

export interface SocketFrameRouter {
  /** Adds the frame handlers of an attached feature. */
  readonly take: (frames: Frames) => void
  /** Routes frames in order while this tab leads. */
  readonly follow: () => Subscription
}

/**
 * Routes each socket frame to the feature that handles it. If the feature is not loaded, the router loads the feature
 * first.
 */
export const socketFrameRouter = (
  { featureLoader: features, liveFeed }: Pick<Ports, 'featureLoader' | 'liveFeed'>,
  need: (name: string) => Promise<void>,
): SocketFrameRouter => {
  const readers = new Map<string, Frames[string]>()
  const readerOf = async (event: string): Promise<Frames[string] | undefined> => {
    if (!readers.has(event)) {
      const owner = features.ownerOfEvent(event)
      if (owner !== null) await need(owner)
    }
    return readers.get(event)
  }
  return {
    take: (frames) => {
      for (const [event, read] of Object.entries(frames)) readers.set(event, read)
    },
    follow: () =>
      liveFeed.frames$
        .pipe(
          concatMap(({ event, data }) =>
            from(
              readerOf(event).then(
                (read) => (read === undefined ? liveFeed.countDropped() : read(data)),
                () => liveFeed.countDropped(),
              ),
            ),
          ),
        )
        .subscribe(),
  }
}
