import { useApp } from '../../../app/app-context'
import { nameOfLanguage } from '../../../format/language-name'

/** The name of a region language in that language. An unknown code appears unchanged. */
export const useRegionName = (): ((area: string) => string) => {
  const {
    product: { areaLanguages },
  } = useApp()
  return (area) => {
    const known = areaLanguages.find((language) => language === area)
    return known === undefined ? area : nameOfLanguage(known)
  }
}
