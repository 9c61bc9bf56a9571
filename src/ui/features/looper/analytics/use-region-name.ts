import { useApp } from '../../../app/app-context'
import { nameOfLanguage } from '../../../format/language-name'

/** An area language in itself; what is none is shown as it came. */
export const useRegionName = (): ((area: string) => string) => {
  const {
    product: { areaLanguages },
  } = useApp()
  return (area) => {
    const known = areaLanguages.find((one) => one === area)
    return known === undefined ? area : nameOfLanguage(known)
  }
}
