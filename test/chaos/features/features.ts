import { loadFeatureModule } from '../../../src/adapters/features'
import type { StreamsOf } from '../../../src/application/features/feature-streams'
import type { App } from '../../../src/application/app'
import type { AttachedFeature } from '../../../src/application/features/implement-feature'
import type { FeatureName, SlicesOf } from '../../../src/domain/features'
import type { RunScene } from '../chaos-model'

/** A feature of a page, as its screens see it, and the dispatch functions of the page. */
export interface FeatureOf<N extends FeatureName> extends AttachedFeature<SlicesOf<N>, StreamsOf<N>> {
  readonly dispatchToAccount: App['account']['dispatch']
  readonly dispatchToTab: App['tab']['dispatch']
}

const USED_HERE: readonly FeatureName[] = ['bubble', 'call', 'captions', 'gift', 'restream', 'wallet']

/** Loads these features before a run, because load times are not part of a schedule. */
export const featuresAreHere = (): Promise<unknown> => Promise.all(USED_HERE.map(loadFeatureModule))

/** Runs an action with a feature of the page, and loads the feature first if needed. */
export const withFeature = <N extends FeatureName>(
  { app, page }: Pick<RunScene, 'app' | 'page'>,
  name: N,
  go: (feature: FeatureOf<N>) => void,
): void => {
  void app.features.load(name).then(() => {
    page.do(() => {
      const feature = app.features.of(name)
      if (feature !== null) go({ ...feature, dispatchToAccount: app.account.dispatch, dispatchToTab: app.tab.dispatch })
    })
  })
}
