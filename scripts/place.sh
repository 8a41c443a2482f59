# Where in the author's file generated code comes from; sourced by regen_ad.sh and build_plugin.sh,
# which set tree, home and source.

# author_of FUNCTION: the author's function that a generated one is a derivative of.
author_of() {
    local name=$1
    while case $name in *_b | *_d | *_d[01] | *_r0 | *_dv | *_[dq]v | *_q | *_all | *_nodiff) ;; *) false ;; esac; do name=${name%_*}; done
    echo "$name"
}

# place_of FUNCTION: the file and the line where the author defines it; the file alone if that is
# not found.
place_of() {
    local file line
    for file in "$home/$source" "$home"/*.h "$tree"/models/*.h; do
        [ -f "$file" ] || continue
        line=$(grep -nE "^[a-z][A-Za-z0-9_ ]*[ *]$1 *\(" "$file" | head -n 1 | cut -d: -f1)
        [ -z "$line" ] || { echo "${file##*/}:$line"; return; }
    done
    echo "${source##*/}"
}
