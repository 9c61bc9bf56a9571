import type { BindToFluentSyntax, Container, ServiceIdentifier } from 'inversify'
import { loadedFeature, type FeatureImplementation } from '../../application/features/implement-feature'
import type { LoadedFeature } from '../../application/ports/feature-loader'
import type { FeatureSlices } from '../../domain/event-log'

/** A feature with the adapters of the feature's ports. The adapters are bound when the feature loads. */
export interface FeatureAdapterModule {
  readonly load: (container: Container) => LoadedFeature | Promise<LoadedFeature>
}

/** Defines a feature's adapters. `bind` binds the feature's ports and may use existing bindings (`TOKENS`). */
export const featureModule = <C extends FeatureSlices, A, T, P, S>(
  body: FeatureImplementation<C, A, T, P, S>,
  bind: (ports: BindToFluentSyntax<P>) => unknown,
): FeatureAdapterModule => ({
  load: (container) => {
    const ports: ServiceIdentifier<P> = Symbol.for(`ports of ${body.feature.name}`)
    if (!container.isBound(ports)) bind(container.bind(ports))
    return loadedFeature(body, container.get(ports))
  },
})

/** A feature without ports of its own. */
export const featureWithoutPorts = <C extends FeatureSlices, A, T, S>(
  body: FeatureImplementation<C, A, T, undefined, S>,
): FeatureAdapterModule => ({ load: () => loadedFeature(body, undefined) })
