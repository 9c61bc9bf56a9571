export { mall, packagesQuery } from './feature'
export { mallOrderShown, mallOrderUnit, type MallOrderShown } from './order'
export {
  LoopPackage, MALL_METHODS, MALL_NETWORKS, MALL_TOKENS, priceBefore, QUICK_AMOUNTS, rechargePrice, type MallMethod, type MallNetwork, type MallToken,
} from './package'
