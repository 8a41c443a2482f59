/* Runs Tapenade's passes in one Java machine, as many at a time as it is given:
 *
 *     java Passes.java TAPENADE_HOME
 *
 * It writes what bin/tapenade writes, byte by byte (scripts/regen_ad.sh --check compares), in a fraction of the time,
 * which is mostly the start of two Java machines for each pass.  A line of the input is a pass:
 *
 *     NAME, the source's name, Tapenade's options; tabs between them
 *
 * and is answered by a line of the output, "NAME done" or "NAME failed".  Each pass has a directory of its own, NAME, and in
 * it its source, its output and its log: Tapenade's temporary files have fixed names.  Each has its own copy of Tapenade's
 * classes, and with them fresh static data. */
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

    final Path home, java;
    final ClassLoader logging; /* the same for all: it keeps nothing */

    Passes(Path home) throws IOException {
        this.home = home;
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

    /* The few declarations in place of math.h. */
    static void stage(Path source) throws IOException {
        StringBuilder text = new StringBuilder();
        int line = 0;
        for (String s : Files.readAllLines(source, StandardCharsets.ISO_8859_1)) {
            line++;
            if (s.matches("#include <math\\.h>.*"))
                text.append(MATH).append("# ").append(line + 1).append(" \"").append(source).append("\" 2\n");
            else
                text.append(s).append('\n');
        }
        Files.writeString(source, text.toString(), StandardCharsets.ISO_8859_1);
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

    boolean run(String[] word) {
        Path directory = Path.of(word[0]), source = directory.resolve(word[1]);
        try {
            stage(source);
            parse(source);
            List<String> options = new ArrayList<>(Arrays.asList(word).subList(2, word.length));
            options.addAll(List.of("-O", directory.toString(), source.toString()));
            try (OutputStream log = Files.newOutputStream(directory.resolve("log"))) {
                call("tapenade-3.16.jar", "fr.inria.tapenade.toplevel.Tapenade", log, options.toArray(new String[0]));
            }
            return true;
        } catch (Exception why) {
            return false;
        }
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream answers = System.out;
        current.set(System.err);
        Passes passes = new Passes(Path.of(arguments[0]).toAbsolutePath());
        System.setProperty("tapenade_home", arguments[0]);
        System.setProperty("log4j2.loggerContextFactory", "org.apache.logging.log4j.simple.SimpleLoggerContextFactory");
        System.setProperty("java.home", passes.java.toAbsolutePath().toString());
        System.setOut(new PrintStream(new Dispatch(), true) {
            @Override public void close() { flush(); } /* the parser closes it, and others need it */
        });
        System.setErr(System.out);
        ExecutorService pool = Executors.newCachedThreadPool();
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = input.readLine()) != null;) {
            String[] word = line.split("\t");
            pool.execute(() -> {
                String answer = word[0] + (passes.run(word) ? " done" : " failed");
                synchronized (answers) {
                    answers.println(answer);
                    answers.flush();
                }
            });
        }
        pool.shutdown();
    }
}
