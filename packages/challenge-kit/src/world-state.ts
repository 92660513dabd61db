// biome-ignore lint/performance/noBarrelFile: the catalogue knows worlds by its kit and by their types
export { defineState } from '@fruit/world/world'
