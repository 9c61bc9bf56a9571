import { loadModule } from '../../../src/adapters/features'
import type { Attached, FeatureBody } from '../../../src/application/features'
import type { FeatureCells, FeatureMessage } from '../../../src/domain/event-log'
import type { Scene } from '../scene'

/** They are fetched before any weather: how long a program takes to come is no part of a schedule. */
export const featuresAreHere = (): Promise<unknown> => Promise.all(['call', 'captions', 'restream'].map(loadModule))

/** Does it with a feature in that page, which comes when it is first wanted. */
export const withFeature = <C extends FeatureCells, A extends FeatureMessage, T extends FeatureMessage, P, S>(
  { app, page }: Pick<Scene, 'app' | 'page'>, body: FeatureBody<C, A, T, P, S>, go: (feature: Attached<C, A, T, S>) => void,
): void => {
  void app.features.need(body.feature.name).then(() => {
    page.do(() => {
      const feature = app.features.of(body)
      if (feature !== null) go(feature)
    })
  })
}
