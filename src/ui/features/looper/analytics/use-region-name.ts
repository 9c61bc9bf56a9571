import { useApp } from '../../../app/app-context'
import { nameOfLanguage } from '../../../format/language-name'

/** A region language in its own name; an unknown code is shown as is. */
export const useRegionName = (): ((area: string) => string) => {
  const {
    product: { areaLanguages },
  } = useApp()
  return (area) => {
    const known = areaLanguages.find((language) => language === area)
    return known === undefined ? area : nameOfLanguage(known)
  }
}
