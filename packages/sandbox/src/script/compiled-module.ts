/**
 * Compiles the WebAssembly of a package once, for packages that compile it at each load and do not expose the module.
 *
 * @param load loads the package's instance, which is not used
 * @throws Error when `load` instantiates no module
 */
export async function compiledModuleOf(load: () => Promise<unknown>): Promise<WebAssembly.Module> {
  const { instantiate } = WebAssembly
  let module: WebAssembly.Module | undefined
  WebAssembly.instantiate = (async (bytes: BufferSource, imports: WebAssembly.Imports) => {
    const compiled = await instantiate(bytes, imports)
    module = compiled.module
    return compiled
  }) as typeof instantiate
  try {
    await load()
  } finally {
    WebAssembly.instantiate = instantiate
  }
  if (!module) throw new Error('The package instantiated no WebAssembly module.')
  return module
}
