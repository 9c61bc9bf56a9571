import type { BindToFluentSyntax, Container, ServiceIdentifier } from 'inversify'
import { loadedFeature, type FeatureImplementation } from '../../application/features/lazy-features'
import type { LoadedFeature } from '../../application/ports/feature-loader'
import type { FeatureSlices, FeatureMessage } from '../../domain/event-log'

/** A feature with the adapters of the feature's ports. The adapters are bound when the feature loads. */
export interface FeatureAdapterModule {
  readonly load: (container: Container) => LoadedFeature
}

/** Defines a feature's adapters. `bind` binds the feature's ports and may use existing bindings (`TOKENS`). */
export const featureModule = <C extends FeatureSlices, A extends FeatureMessage, M extends FeatureMessage, P, S>(
  body: FeatureImplementation<C, A, M, P, S>,
  bind: (ports: BindToFluentSyntax<P>) => unknown,
): FeatureAdapterModule => ({
  load: (container) => {
    const ports: ServiceIdentifier<P> = Symbol.for(`ports of ${body.feature.name}`)
    if (!container.isBound(ports)) bind(container.bind(ports))
    return loadedFeature(body, container.get(ports))
  },
})
