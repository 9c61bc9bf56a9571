import type { Ports } from './ports'

/** The configured hosts and the host of this page (decisions.md). */
export const ownHosts = ({ product, navigator }: Pick<Ports, 'product' | 'navigator'>): readonly string[] => [
  ...product.ownHosts,
  navigator.host,
]
