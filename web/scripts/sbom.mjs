// Writes the bill of materials of the page, from package-lock.json, in CycloneDX form: `node scripts/sbom.mjs FILE`.
// `npm sbom` refuses whole trees in which a package names a version that the registry has never had; one of our tools does.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(
  ([path, { optional, link }]) => path && !optional && !link,
);
const present = new Map(packages);

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const purl = (path) => `pkg:npm/${nameOf(path).replace('@', '%40')}@${present.get(path).version}`;

// Packages are looked for beside the one that wants them, then further and further up.
function found(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (present.has(candidate)) return candidate;
    if (!folder) return undefined;
  }
}

function component([path, { version, license, integrity }]) {
  const [algorithm, content] = integrity.split('-');
  return {
    type: 'library',
    'bom-ref': path,
    name: nameOf(path),
    version,
    purl: purl(path),
    hashes: [
      { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') },
    ],
    licenses: license ? [{ expression: license }] : [],
  };
}

const dependsOn = (path, { dependencies = {} }) =>
  Object.keys(dependencies)
    .map((name) => found(path, name))
    .filter((dependency) => dependency !== undefined);

const root = lock.packages[''];
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'page', name: lock.name, version: lock.version } },
  components: packages.map(component),
  dependencies: [
    {
      ref: 'page',
      dependsOn: dependsOn('', { dependencies: { ...root.dependencies, ...root.devDependencies } }),
    },
    ...packages.map(([path, entry]) => ({ ref: path, dependsOn: dependsOn(path, entry) })),
  ],
};
writeFileSync(process.argv[2], `${JSON.stringify(bom, undefined, 2)}\n`);
process.stdout.write(`${process.argv[2]}: ${bom.components.length} packages\n`);
