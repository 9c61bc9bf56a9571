import type { ComponentType } from 'react'
import { useFeatureTranslations } from '../app/use-feature-translations'
import type { FeatureTranslations } from '../i18n/resources'

/** The exports of a feature's `screens.tsx`: its screens by route path, and its translations. */
export interface FeatureScreens {
  readonly screens: Readonly<Record<string, ComponentType>>
  readonly translations: FeatureTranslations
}

const all = import.meta.glob<FeatureScreens>('./*/screens.tsx')

/** The feature's screen for this path. The screen renders once the translations are loaded. */
export const featureScreen = async (name: string, path: string): Promise<{ readonly default: ComponentType }> => {
  const feature = await all[`./${name}/screens.tsx`]?.()
  const Screen = feature?.screens[path]
  if (feature === undefined || Screen === undefined) throw new Error(`the feature ${name} has no screen at ${path}`)
  return {
    default: function FeatureScreen() {
      useFeatureTranslations(name, feature.translations)
      return <Screen />
    },
  }
}
