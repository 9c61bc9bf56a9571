export { Price, TickerPrice, type PriceMessage } from './price.messages'
