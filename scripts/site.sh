#!/usr/bin/env bash
# The documentation as a site: pages, search, a gallery of the models in motion.  Links are checked.
#   scripts/site.sh [DIRECTORY]      build-site/ without one; open DIRECTORY/index.html
# Needs mkdocs (Debian: mkdocs) and a built program.
set -eu
cd "$(dirname "$0")/.."
target=$(realpath -m "${1:-build-site}")
program=${COSTATE:-build/src/costate}
[ -x "$program" ] || { echo "site: no $program: run scripts/build.sh first, or name the program in COSTATE" >&2; exit 1; }
command -v mkdocs >/dev/null || { echo "site: mkdocs is missing (Debian: mkdocs): install it" >&2; exit 1; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The tree as it is, so that links work as they do in the repository.
mkdir "$scratch/docs"
git ls-files '*.md' doc examples models |
    grep -v '^doc/site/\|^\.github/\|\.ad/\|meson.build' | while read -r file; do
    mkdir -p "$scratch/docs/$(dirname "$file")"
    cp "$file" "$scratch/docs/$file"
done
cp LICENSE "$scratch/docs/"

gallery=$scratch/docs/gallery.md
printf '# Gallery\n\nEach model in motion, at its defaults: the page that `costate simulate MODEL --out DIR` writes.\n' >"$gallery"
"$program" models | sed "/^$/,\$d" | while read -r model about; do
    printf '%s: ' "$model" >&2
    if "$program" simulate "$model" --out "$scratch/docs/gallery/$model" >/dev/null 2>"$scratch/why"; then
        find "$scratch/docs/gallery/$model" ! -name report.html -type f -delete
        printf '\n## %s\n\n%s. [Alone](gallery/%s/report.html)\n\n<iframe src="%s/report.html" loading="lazy" title="%s in motion" style="width:100%%;height:640px;border:1px solid #ccc"></iframe>\n' \
            "$model" "${about^}" "$model" "$model" "$model" >>"$gallery"
        echo "done" >&2
    else
        head -n 1 "$scratch/why" >&2
    fi
done

sed "s|^site_name:|docs_dir: $scratch/docs\nsite_dir: $target\nsite_name:|" doc/site/mkdocs.yml >"$scratch/mkdocs.yml"
mkdocs build --strict --config-file "$scratch/mkdocs.yml"
python3 scripts/check_links.py "$target"
echo "$target/index.html"
