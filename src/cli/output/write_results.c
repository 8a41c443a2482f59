/* write_results.c: a command's result: as JSON and as a page in --out, and printed. */
#include "cli/output/write_results.h"

#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/output/output.h"

#include <stdlib.h>

int write_results_page(const settings *s, const char *what, const char *object, const page *x)
{
    page_result result = { what, object };
    page whole = *x;
    whole.results = &result;
    whole.results_count = 1;
    return page_write(s, &whole);
}

int print_results(const settings *s, int status, char *object, char *text)
{
    int printed = output_print(s->json ? object : text);
    free(object);
    free(text);
    return status ? status : printed;
}

int write_results(const settings *s, const char *what, char *object, char *text, const page *x)
{
    int status = STATUS_FINE;
    char *name = print_text("%s_%s.json", s->model, what), *whole = NULL;
    if (s->out)
        status = output_text(s->out, name, object);
    if (!status && s->out && x)
        status = write_results_page(s, what, object, x);
    if (!status && s->out)
        whole =
            print_text("%s\nwritten to %s: %s%s\n", text, s->out, name, x ? ", " PAGE_NAME : "");
    if (whole) {
        free(text);
        text = whole;
    }
    free(name);
    return print_results(s, status, object, text);
}

int write_study(const settings *s, const char *what, char *object, char *text, const cst_problem *p)
{
    const page_run one = { "run", NULL };
    const page content = { .p = p, .runs = &one, .runs_count = 1 };
    return write_results(s, what, object, text, &content);
}
