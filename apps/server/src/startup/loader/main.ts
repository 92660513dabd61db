import { loadServer } from './loader.ts'

// Entry of the built server.
loadServer(__dirname)
