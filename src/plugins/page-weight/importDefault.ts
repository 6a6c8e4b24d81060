/** The one helper that Docusaurus' common utilities take of tslib, which would come with all of its helpers. */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule === true ? module : {default: module};
}
