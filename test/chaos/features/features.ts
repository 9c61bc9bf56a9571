import { loadFeatureModule } from '../../../src/adapters/features'
import type { AttachedFeature, FeatureImplementation } from '../../../src/application/features/lazy-features'
import type { FeatureSlices, FeatureMessage } from '../../../src/domain/event-log'
import type { RunScene } from '../chaos-model'

/** They are fetched before any weather: how long a program takes to come is no part of a schedule. */
export const featuresAreHere = (): Promise<unknown> =>
  Promise.all(['call', 'captions', 'restream'].map(loadFeatureModule))

/** Does it with a feature in that page, which comes when it is first wanted. */
export const withFeature = <C extends FeatureSlices, A extends FeatureMessage, T extends FeatureMessage, P, S>(
  { app, page }: Pick<RunScene, 'app' | 'page'>,
  body: FeatureImplementation<C, A, T, P, S>,
  go: (feature: AttachedFeature<C, A, T, S>) => void,
): void => {
  void app.features.load(body.feature.name).then(() => {
    page.do(() => {
      const feature = app.features.of(body)
      if (feature !== null) go(feature)
    })
  })
}
