/* Runs Tapenade's passes in one Java machine, as many at a time as there are processors:
 *
 *     java Passes.java TAPENADE_HOME SCRIPTS <passes
 *
 * It writes what bin/tapenade writes, byte by byte (scripts/regen_ad.sh --check compares), in a fraction of the time,
 * which is mostly the start of two Java machines for each pass.  Its version goes to version/log.  A line of the input is a
 * pass:
 *
 *     NAME, the pass that writes its source or ".", the source's name, Tapenade's options; tabs between them
 *
 * Each has a directory of its own, NAME, and in it its source, its output and its log: Tapenade's temporary files
 * have fixed names.  Each has its own copy of Tapenade's classes, and with them fresh static data. */
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;

public class Passes {
    /* What a thread prints goes to the stream that it, or the thread that started it, has set. */
    static final InheritableThreadLocal<OutputStream> current = new InheritableThreadLocal<>();

    static class Dispatch extends OutputStream {
        @Override public void write(int b) throws IOException { current.get().write(b); }
        @Override public void write(byte[] b, int from, int count) throws IOException {
            current.get().write(b, from, count);
        }
        @Override public void flush() throws IOException { current.get().flush(); }
    }

    /* The system's math.h has 2500 lines, of which Tapenade needs these.  It writes the include again, by its name. */
    static final String MATH = "# 1 \"/usr/include/math.h\" 1 3 4\n"
        + declare("sin cos tan asin acos atan sinh cosh tanh exp log log10 sqrt fabs floor ceil", "(double __x)")
        + declare("atan2 pow fmod", "(double __x, double __y)");

    static String declare(String names, String arguments) {
        StringBuilder text = new StringBuilder();
        for (String name : names.split(" "))
            text.append("extern double ").append(name).append(' ').append(arguments).append(";\n");
        return text.toString();
    }

    final Path home, scripts, java;
    final ClassLoader logging; /* the same for all: it keeps nothing */

    Passes(Path home, Path scripts) throws IOException {
        this.home = home;
        this.scripts = scripts;
        java = Files.createDirectories(Path.of("java"));
        Path stand_in = Files.createDirectories(java.resolve("bin")).resolve("java");
        Files.writeString(stand_in, "#!/bin/sh\nexec cat \"$4.il\"\n"); /* -classpath ... C2IL FILE: parsed already */
        stand_in.toFile().setExecutable(true);
        logging = load("log4j-api-2.13.3.jar", ClassLoader.getPlatformClassLoader());
    }

    URLClassLoader load(String jar, ClassLoader parent) throws IOException {
        return new URLClassLoader(new URL[] { home.resolve("build/libs").resolve(jar).toUri().toURL() }, parent);
    }

    void call(String jar, String name, OutputStream out, String... arguments) throws Exception {
        try (URLClassLoader loader = load(jar, logging)) {
            current.set(out);
            Thread.currentThread().setContextClassLoader(loader);
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object)arguments);
        }
        out.flush();
    }

    /* x = (c ? a : b) as branches, those within b too: pow(x, y) has two, one in the other. */
    static String withBranches(String text) {
        String before;
        do {
            before = text;
            text = text.replaceAll("\n( *)([^;{}\n]+) = \\(([^;?]*) \\? ([^;:?]*) : ([^;]*)\\);",
                                   "\n$1if ($3)\n$1    $2 = $4;\n$1else\n$1    $2 = $5;");
        } while (!text.equals(before));
        return text;
    }

    /* The source of a pass, with the few declarations in place of math.h.  For second derivatives (passes e...), two of
     * Tapenade's habits are undone: x - (-2.0) becomes x--2.0, which it cannot read, and x = (c ? a : b), which its reverse mode
     * differentiates wrongly: it does not keep what a and b need; and a derivative that is always 0 becomes 0.D0. */
    static void stage(Path from, Path to, boolean second) throws IOException {
        StringBuilder text = new StringBuilder();
        int line = 0;
        for (String s : Files.readAllLines(from, StandardCharsets.ISO_8859_1)) {
            line++;
            if (s.matches("#include <math\\.h>.*"))
                text.append(MATH).append("# ").append(line + 1).append(" \"").append(to).append("\" 2\n");
            else
                text.append(s).append('\n');
        }
        String staged = text.toString();
        if (second)
            staged = withBranches(staged.replaceAll("\\b0\\.D0\\b", "0.0").replaceAll("--([0-9.])", "+$1"));
        Files.writeString(to, staged, StandardCharsets.ISO_8859_1);
    }

    /* Tapenade runs the preprocessor and its parser as programs.  The parser's result is made here beforehand. */
    void parse(Path source) throws Exception {
        String plain = source + "_cpp.c";
        Process cpp = new ProcessBuilder("cpp", "-std=c99", "-ffreestanding", "-C", source.toString(), plain)
            .redirectErrorStream(true).redirectOutput(new File(source + ".cpp.log")).start();
        cpp.waitFor();
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(Path.of(plain + ".il")))) {
            call("frontc.jar", "fr.inria.frontc.C2IL", out, plain);
        }
    }

    /* Functions that Tapenade declared and did not write are put back (restore.awk). */
    void restore(Path source, Path directory) throws Exception {
        String stem = source.getFileName().toString().replaceAll("_.*|\\.c$", "");
        Path output = directory.resolve(stem + "_" + directory.getFileName() + ".c"), whole = directory.resolve("whole");
        Process awk = new ProcessBuilder("awk", "-f", scripts.resolve("restore.awk").toString(), source.toString(), output.toString())
            .redirectOutput(whole.toFile()).start();
        if (awk.waitFor() != 0)
            throw new IOException("restore.awk: " + output);
        Files.move(whole, output, StandardCopyOption.REPLACE_EXISTING);
    }

    void run(String[] word) {
        Path directory = Path.of(word[0]), source = directory.resolve(word[2]);
        try {
            Files.createDirectories(directory);
            stage(Path.of(word[1]).resolve(word[2]), source, word[0].startsWith("e"));
            parse(source);
            List<String> options = new ArrayList<>(Arrays.asList(word).subList(3, word.length));
            options.addAll(List.of("-O", directory.toString(), source.toString()));
            try (OutputStream log = Files.newOutputStream(directory.resolve("log"))) {
                call("tapenade-3.16.jar", "fr.inria.tapenade.toplevel.Tapenade", log, options.toArray(new String[0]));
            }
            restore(source, directory);
            Files.createFile(directory.resolve("done"));
        } catch (Exception why) {
            throw new CompletionException(word[0], why);
        }
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream err = System.err;
        current.set(err);
        Passes passes = new Passes(Path.of(arguments[0]).toAbsolutePath(), Path.of(arguments[1]));
        System.setProperty("tapenade_home", arguments[0]);
        System.setProperty("log4j2.loggerContextFactory", "org.apache.logging.log4j.simple.SimpleLoggerContextFactory");
        System.setProperty("java.home", passes.java.toAbsolutePath().toString());
        System.setOut(new PrintStream(new Dispatch(), true) {
            @Override public void close() { flush(); } /* the parser closes it, and others need it */
        });
        System.setErr(System.out);
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        Map<String, CompletableFuture<Void>> made = new HashMap<>();
        CompletableFuture<Void> done = CompletableFuture.completedFuture(null); /* the model, and what is there already */
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = input.readLine()) != null;) {
            String[] word = line.split("\t");
            made.put(word[0], made.getOrDefault(word[1], done).thenRunAsync(() -> passes.run(word), pool));
        }
        try {
            CompletableFuture.allOf(made.values().toArray(new CompletableFuture[0])).join();
        } catch (CompletionException why) {
            why.printStackTrace(err);
            System.exit(1);
        }
        pool.shutdown();
        Path version = Files.createDirectories(Path.of("version")).resolve("log");
        passes.call("tapenade-3.16.jar", "fr.inria.tapenade.toplevel.Tapenade", Files.newOutputStream(version), "-version");
    }
}
